import { whenScriptsFail } from './whenScriptsFail';

/** For the head of the not-found page, which also serves stock of after the build: hides "not found" until scripts fail. */
const { dataset } = document.documentElement;

if (location.pathname.startsWith('/stock/')) dataset.unbuilt = 'stock';

whenScriptsFail(() => {
  delete dataset.unbuilt;
});
