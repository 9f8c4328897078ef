/** How many runs a property makes: `fast` in `npm test`, `deep` in `npm run test:deep`. */
export const runs = (fast: number, deep: number): number => (process.env.DEEP ? deep : fast);
