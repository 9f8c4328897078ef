const USUAL = 9000;

/** The port that the caller named, or 9000. Ends the program if the text is not a port. */
export function portNamed(text = '') {
  if (text.trim() === '') return USUAL;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(
    `PORT must be a whole number from 1 to 65535, not "${text}". For example: PORT=9001 npm start`,
  );
  process.exit(1);
}
