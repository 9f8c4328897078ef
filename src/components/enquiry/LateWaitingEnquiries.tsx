import { type ComponentType, useEffect, useState } from 'react';
import { mayWait } from '../../device/mayWait';

const WHILE_MS = 30_000;

/** Brings what sends waiting enquiries, as a script of its own, once something may wait. Every page holds this. */
export function LateWaitingEnquiries() {
  const [Waiting, setWaiting] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      if (!mayWait.read()) return;
      import('./WaitingEnquiries').then(
        ({ WaitingEnquiries }) => setWaiting(() => WaitingEnquiries),
        // Without a connection the script does not come: it is asked for again with the connection.
        () => undefined,
      );
    };
    load();
    // A form that is sent waits for a moment too: only what still waits after this while needs the script.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = mayWait.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(load, WHILE_MS);
    });
    window.addEventListener('online', load);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, []);
  return Waiting ? <Waiting /> : null;
}
