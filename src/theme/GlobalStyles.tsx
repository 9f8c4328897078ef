import { site } from '../config/site';
import { globalCss } from './globalCss';

const styles = { __html: globalCss(site.theme) };

/** The site's bare look. A plain element, not Emotion's: it never changes, so nothing has to keep it up to date. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: the theme and our own rules, nothing from outside
export const GlobalStyles = () => <style dangerouslySetInnerHTML={styles} />;
