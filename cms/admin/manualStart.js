// Before Decap's own script: admin.js starts it, once formats and previews are there.
window.CMS_MANUAL_INIT = true;
