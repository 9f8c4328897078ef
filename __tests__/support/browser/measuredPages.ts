import type { Page } from 'playwright-core';
import { TRACKING_META, type Tracking } from '../../../src/config/tracking';

/** A visitor's answer to the question whether the site may measure. */
export type Choice = 'granted' | 'denied';

type Target = Pick<Page, 'addInitScript'>;

/**
 * Adds the measuring settings to the head of every page as soon as there is a head, as a build does by its settings. So a
 * site that was built without them measures.
 */
export const withTracking = (tracking: Tracking) => (target: Target) =>
  target.addInitScript(
    ({ name, content }) => {
      const observer = new MutationObserver(() => {
        if (!document.head) return;
        observer.disconnect();
        const meta = document.createElement('meta');
        Object.assign(meta, { name, content });
        document.head.prepend(meta);
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    { name: TRACKING_META, content: JSON.stringify(tracking) },
  );

/** The consent from an earlier visit. */
export const withChoice = (choice: Choice) => (target: Target) =>
  target.addInitScript((one) => {
    const name = 'forecourt.consent';
    // An empty tab has no storage.
    if (location.protocol === 'about:') return;
    if (localStorage.getItem(name) === null)
      localStorage.setItem(name, JSON.stringify({ version: 1, choice: one, at: '2026-11-24T00:00:00Z' }));
  }, choice);
