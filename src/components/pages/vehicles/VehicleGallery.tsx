import { css } from '@emotion/react';
import { GatsbyImage, getImage } from 'gatsby-plugin-image';
import type { PictureView } from '../../../content/picture';
import { color, radius } from '../../../theme/tokens';
import { Picture } from '../../ui/picture/Picture';
import { PICTURE_SHAPE, PictureRow } from '../../ui/picture/PictureRow';

interface Props {
  readonly pictures: readonly PictureView[];
  /** The accessible name of the row. */
  readonly label: string;
}

const frame = css({ borderRadius: radius.medium, background: color.paperDeep });

/** A picture of the gallery, blurred until it has loaded. The build makes no sizes of a drawing: it is shown as it is. */
function showPreviewed(picture: PictureView) {
  const image = getImage(picture.gatsbyImageData ?? null);
  return image ? (
    <GatsbyImage css={frame} style={{ aspectRatio: PICTURE_SHAPE }} image={image} alt={picture.alt} />
  ) : (
    <Picture css={frame} picture={picture} ratio={PICTURE_SHAPE} />
  );
}

/**
 * The pictures of a model. They are large and below the first screen, which suits `GatsbyImage`. Other pages do without it:
 * its code is larger than most of them gain from a placeholder (docs/decisions/0110-gatsby-plugin-image-again.md).
 */
export const VehicleGallery = ({ pictures, label }: Props) => (
  <PictureRow pictures={pictures} label={label} show={showPreviewed} />
);
