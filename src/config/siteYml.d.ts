declare module 'dealer/site.yml' {
  const site: import('./siteConfig').SiteConfig;
  export default site;
}
