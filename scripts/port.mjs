const USUAL = 9000;

/** The port that somebody named, 9000 where nobody did. Ends the program where it is none. */
export function portNamed(text = '') {
  if (text.trim() === '') return USUAL;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(
    `PORT must be a whole number from 1 to 65535, not "${text}". For example: PORT=9001 npm start`,
  );
  process.exit(1);
}
