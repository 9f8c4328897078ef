// Before Decap's own script: admin.js starts it, once formats and previews are there.
window.CMS_MANUAL_INIT = true;

// Decap makes its store with the enhancer that Redux's developer tools leave here. This one lets admin.js see each
// action: `reduce` changes the next state, `send` may hold an action back, `done` sees what a command came to.
const hooks = {
  reduce: (state) => state,
  send: (action, next) => next(action),
  done: () => undefined,
};
window.decapStore = hooks;
window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (middleware) => (createStore) => (reducer, initial) => {
  const inner = (...given) => {
    const store = createStore(...given);
    return { ...store, dispatch: (action) => hooks.send(action, store.dispatch) };
  };
  const reduce = (state, action) => hooks.reduce(reducer(state, action), action, state);
  const store = middleware(inner)(reduce, initial);
  hooks.store = store;
  return {
    ...store,
    dispatch: (action) => {
      const result = store.dispatch(action);
      hooks.done(result);
      return result;
    },
  };
};
