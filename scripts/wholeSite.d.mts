/** Of `wholeSite.mjs`, what TypeScript calls. */
export function forgetAllButCompiled(project?: string): boolean;
