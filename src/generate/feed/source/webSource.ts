import { fetchAddress, isSecure } from '../../../config/fetchAddress';
import { addressName } from '../../../domain/addressName';
import { err, ok, type Result } from '../../../domain/result';
import { type Attempt, finalFault, passingFault, type SourceFault, type Transfer } from './source';

interface WebSource {
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Statuses of the 400s that may pass by themselves: a timeout, too early, too many requests. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

async function fetchOnce(
  { address, headers }: WebSource,
  { timeout, mostBytes, onBytes }: Attempt,
): Promise<Result<Transfer, SourceFault>> {
  const answer = await fetchAddress(address, {
    timeout,
    mostBytes,
    onBytes,
    ...(headers && { credentials: headers }),
  });
  if (answer.kind === 'err') return err(passingFault(answer.fault));
  const { status, bytes, charset, isEndKnown } = answer.value;
  if (status < 200 || status > 299)
    return err({
      reason: `answered ${status}`,
      isFinal: status >= 400 && status < 500 && !PASSING.has(status),
    });
  return ok({
    place: addressName(address),
    bytes,
    isEndKnown,
    notices: [],
    ...(charset === undefined ? {} : { charset }),
  });
}

/**
 * Reads an address so that it can be trusted. If the server does not say where its answer ends, a second reading must be
 * equal: a connection that breaks seldom breaks twice at the same byte.
 */
export async function readWebSource(
  source: WebSource,
  attempt: Attempt,
): Promise<Result<Transfer, SourceFault>> {
  if (!URL.canParse(source.address)) return err(finalFault('is not an address'));
  if (!isSecure(new URL(source.address))) return err(finalFault('must be an https address'));
  const first = await fetchOnce(source, attempt);
  if (first.kind === 'err' || first.value.isEndKnown) return first;
  const second = await fetchOnce(source, attempt);
  if (second.kind === 'err' || second.value.isEndKnown) return second;
  const [a, b] = [first.value.bytes, second.value.bytes];
  return a.equals(b)
    ? first
    : err(passingFault(`ended early: two readings have ${a.length} and ${b.length} bytes`));
}
