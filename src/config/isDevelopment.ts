/**
 * Whether Gatsby's development server runs. Gatsby sets this variable itself, for the build and for the scripts of pages.
 * It stands alone here because browsers load this file, and must not load what parses the settings.
 */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
