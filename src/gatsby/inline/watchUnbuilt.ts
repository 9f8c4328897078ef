import { whenScriptsFail } from './whenScriptsFail';

/**
 * For the head of the not-found page, which also serves stock that was added after the build (see `UnbuiltStock`). It hides
 * "not found" from a shopper who looks for stock, unless the scripts fail or do not arrive.
 */
const { dataset } = document.documentElement;

if (location.pathname.startsWith('/stock/')) dataset.unbuilt = 'stock';

whenScriptsFail(() => {
  delete dataset.unbuilt;
});
