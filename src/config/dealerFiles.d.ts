declare module 'dealer/site.json' {
  const site: import('./siteConfig').PageSite;
  export default site;
}

declare module 'dealer/looks.json' {
  const looks: import('./siteConfig').SiteLooks;
  export default looks;
}
