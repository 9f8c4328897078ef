import { css } from '@emotion/react';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/ui/Button';
import { floatingBox } from '../components/ui/sheetStyles';
import { layer, space } from '../theme/tokens';
import { track } from '../tracking/track';

interface Props {
  /** The path of the page that is shown, or on its way. */
  readonly path: string;
  readonly children: ReactNode;
}

interface State {
  readonly isFailed: boolean;
}

/** Where Gatsby draws the page, header and footer included. */
const PLACE = 'gatsby-focus-wrapper';

/**
 * Stands around the page. React takes down all that it has drawn where an error is caught nowhere: here the HTML that was on
 * the screen stays instead, with a line and a way on. Its links still lead on, as full loads. Where the error came on the
 * way to another page, the browser loads that page as a whole.
 */
export class LastResort extends Component<Props, State> {
  override state: State = { isFailed: false };
  private shown: string | undefined;
  private kept: string | undefined;

  static getDerivedStateFromError(): State {
    return { isFailed: true };
  }

  override componentDidMount() {
    if (!this.state.isFailed) this.shown = this.props.path;
  }

  override componentDidUpdate(before: Props) {
    if (!this.state.isFailed) this.shown = this.props.path;
    else if (before.path !== this.props.path) window.location.reload();
  }

  override componentDidCatch() {
    track({ name: 'fault', fault: 'page' });
    // These hide what the scripts were about to replace.
    delete document.documentElement.dataset.unbuilt;
    delete document.documentElement.dataset.searching;
    if (this.isBetweenPages()) window.location.reload();
  }

  /** What is on the screen is another page's. A first page is never between pages, so no load follows another. */
  private isBetweenPages() {
    return this.shown !== undefined && this.shown !== this.props.path;
  }

  override render() {
    if (!this.state.isFailed) return this.props.children;
    // React has not touched the page yet: this is what the visitor sees.
    this.kept ??= document.getElementById(PLACE)?.innerHTML ?? '';
    return (
      <>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this page has just shown */}
        <div dangerouslySetInnerHTML={{ __html: this.kept }} />
        {!this.isBetweenPages() && (
          <div css={notice} role="alert">
            <p>Some of this page has stopped working. You can still read it and follow its links.</p>
            <Button onClick={() => window.location.reload()}>Try again</Button>
          </div>
        )}
      </>
    );
  }
}

const notice = css(floatingBox, {
  position: 'sticky',
  bottom: space[3],
  zIndex: layer.notice,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space[4]})`,
  margin: `${space[3]} auto`,
  padding: `${space[3]} ${space[4]}`,
  '& p': { margin: 0 },
});
