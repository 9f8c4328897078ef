import { css } from '@emotion/react';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/ui/Button';
import { floatingBox, layer, space, wrapRow } from '../theme/tokens';
import { track } from '../tracking/track';

interface Props {
  readonly path: string;
  readonly children: ReactNode;
}

interface State {
  readonly isFailed: boolean;
}

export const PAGE_ID = 'page';

/** An error boundary around every page: keeps the last HTML on the screen, whose links work as full page loads, and offers a reload. */
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

  override componentDidCatch(error: Error) {
    track({ name: 'fault', fault: 'page', error });
    // These attributes hide parts that the scripts were about to replace.
    delete document.documentElement.dataset.unbuilt;
    delete document.documentElement.dataset.searching;
    if (this.isBetweenPages()) window.location.reload();
  }

  /** Whether the screen still shows the page before. A first page is never between pages, so one load never leads to another. */
  private isBetweenPages() {
    return this.shown !== undefined && this.shown !== this.props.path;
  }

  override render() {
    if (!this.state.isFailed) return this.props.children;
    // React has not touched the page yet: this is what the visitor sees.
    this.kept ??= document.getElementById(PAGE_ID)?.innerHTML ?? '';
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
  ...wrapRow(`${space[2]} ${space[4]}`),
  justifyContent: 'space-between',
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space[4]})`,
  margin: `${space[3]} auto`,
  padding: `${space[3]} ${space[4]}`,
});
