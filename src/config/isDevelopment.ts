/** Whether Gatsby's development server is running. Browsers load this file, and must not load the settings parser. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
