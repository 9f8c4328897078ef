import { Fragment, isValidElement, type ReactNode } from 'react';
import { InlineScript } from './InlineScript';

/** The Slice of the elements that start Gatsby's scripts, at the end of every page. */
const SCRIPTS_SLICE = '_gatsby-scripts';

/** The id of the script with which Gatsby tells the browser the path of the page. */
const PAGE_PATH_ELEMENT = 'gatsby-script-loader';

/**
 * Puts Gatsby's scripts into a `template`, from which `inline/startScripts` starts them after the first paint and names the page:
 * otherwise a slow phone paints later (record 13), and the policy refuses Gatsby's own inline scripts.
 */
export const afterPaint = (bodyParts: readonly ReactNode[], path: string): ReactNode[] =>
  bodyParts.map((part) => {
    if (!isValidElement<{ readonly id?: string; readonly sliceId?: string }>(part)) return part;
    if (part.props.id === PAGE_PATH_ELEMENT) return null;
    if (part.props.sliceId !== SCRIPTS_SLICE) return part;
    return (
      <Fragment key="scripts">
        <template>{part}</template>
        <InlineScript name="startScripts" path={path} />
      </Fragment>
    );
  });
