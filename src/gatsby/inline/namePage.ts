/** Tells Gatsby in the browser which page it got. The path is in the element, so that the script is the same on every page. */
Object.assign(window, { pagePath: document.currentScript?.dataset.path });

export {};
