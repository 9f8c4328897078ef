import { LIMITS } from '../../search/limits';

/** Runs a job when a script of the page fails, or when the time limit for scripts has passed. */
export function whenScriptsFail(job: () => void): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) job();
  };
  addEventListener('error', onError, true);
  setTimeout(job, LIMITS.scripts);
}
