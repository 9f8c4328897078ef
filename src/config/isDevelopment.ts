/**
 * Whether Gatsby's development server is running. Gatsby sets this variable for the build and for the scripts of pages. It
 * has its own file because browsers load this file, and must not load the settings parser.
 */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
