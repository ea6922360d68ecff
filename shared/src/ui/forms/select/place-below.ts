const margin = 8;
const gap = 4;
const tallest = 480;

/** Up to this width in pixels a layer is at the lower edge of the window, by its own styles. */
const sheetWidth = 600;

/**
 * Puts a layer of the window below an element, at least as wide, or above it where there is more room. On a phone its
 * own styles place it.
 */
export const placeBelow = (layer: HTMLElement, element: Element): void => {
  const { innerWidth, innerHeight } = window;
  if (innerWidth <= sheetWidth) return;
  const { left, top, bottom, width } = element.getBoundingClientRect();
  layer.style.minWidth = `${width}px`;
  const below = innerHeight - bottom - gap - margin;
  const above = top - gap - margin;
  const isBelow = layer.scrollHeight <= below || below >= above;
  layer.style.maxHeight = `${Math.min(tallest, isBelow ? below : above)}px`;
  layer.style.left = `${Math.max(margin, Math.min(left, innerWidth - layer.offsetWidth - margin))}px`;
  layer.style.top = `${isBelow ? bottom + gap : Math.max(margin, top - gap - layer.offsetHeight)}px`;
};
