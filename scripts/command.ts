import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Dealer, readDealer } from '../src/config/dealer';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The flags of a command, and its other words. Ends the program after `--help`, and with status 2 if the command was called
 * in another way than its usage says.
 * @param mostWords how many words the command takes besides its flags
 */
export function commandLine<Given extends Options>(usage: string, options: Given, mostWords = 0) {
  const end = (text: string, status: number): never => {
    console.error(text);
    process.exit(status);
  };
  const parsed = (() => {
    try {
      return parseArgs({ allowPositionals: true, options: { ...options, help: { type: 'boolean' } } });
    } catch (error) {
      return end(`${(error as Error).message}\n\n${usage}`, 2);
    }
  })();
  if ((parsed.values as { readonly help?: boolean }).help) end(usage, 0);
  if (parsed.positionals.length > mostWords)
    end(`"${parsed.positionals[mostWords]}" is one word too many.\n\n${usage}`, 2);
  return parsed;
}

/**
 * Runs a command. Its message is all that a terminal shows of an error.
 * @param main resolves to the exit status
 * @param onError the exit status after an error
 */
export function runCommand(main: () => Promise<number>, onError = 2): void {
  main().then(
    (status) => {
      process.exitCode = status;
    },
    (error: Error) => {
      console.error(error.message);
      process.exitCode = onError;
    },
  );
}

/**
 * Runs a command about a dealer: the one of `DEALER`, or the only one.
 * @param main resolves to the exit status
 */
export const runDealerCommand = (main: (dealer: Dealer) => Promise<number>, onError?: number): void =>
  runCommand(async () => main(readDealer()), onError);
