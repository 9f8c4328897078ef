import { type PolicyNeeds, siteHeaders } from '../../src/config/securityHeaders';
import { inlineScripts } from '../../src/gatsby/inlineScripts';

/** The security headers of a site with these settings, as its build would write them. */
export const headersFor = (settings: Omit<PolicyNeeds, 'inlineScripts'>) =>
  siteHeaders({ inlineScripts: inlineScripts(settings.tracking), ...settings });
