import { attributeFault, isHarmlessElement } from '../../plugins/content-endpoint/files/drawingFault';

/**
 * A drawing (SVG) with what is harmless alone: programs for drawing add notes for themselves, and somebody may have added a script or a
 * link. The rules are the build's.
 * @returns the text unchanged if it isn't a drawing, so that it gets refused
 */
export function tidyDrawing(text: string): string {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (root.nodeName !== 'svg') return text;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (!isHarmlessElement(element.nodeName)) element.remove();
    for (const { name, value } of [...element.attributes])
      if (attributeFault(name, value) !== undefined) element.removeAttribute(name);
  }
  // Without the declarations in front of it.
  return new XMLSerializer().serializeToString(root);
}
