import { looks } from '../config/looks';
import { globalCss } from './globalCss';

const styles = { __html: globalCss(looks.theme, looks.fontFaces) };

/** The global styles. A plain element, not Emotion's: it never changes, so nothing needs to update it. */
// biome-ignore lint/security/noDangerouslySetInnerHtml: only the theme and our own rules
export const GlobalStyles = () => <style dangerouslySetInnerHTML={styles} />;
