import { whenIdle } from '../components/ui/later/whenIdle';

/** The code with which pages talk to the service worker: a separate script, loaded when the page is idle. */
type WorkerTalk = typeof import('./workerTalk');

let talk: Promise<WorkerTalk | undefined> | undefined;

/**
 * Registers the service worker once the page is loaded and idle, so that it takes no time or bytes from the page. If the
 * script does not load, the site goes on without a worker, as in a browser that has none.
 */
export function registerWhenIdle(): void {
  const register = () => {
    talk = import(/* webpackChunkName: "offline" */ './workerTalk').catch(() => undefined);
    void talk.then((loaded) => loaded?.register());
  };
  whenIdle(register);
}

/** Runs a job once the script is loaded; never if no worker is registered. */
export const withWorker = (job: (talk: WorkerTalk) => void): void =>
  void talk?.then((loaded) => loaded && job(loaded));
