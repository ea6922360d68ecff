/**
 * The document starts the files of its view by tags of its own. webpack looks for such tags before it makes others:
 * a style that has come is to be found by its full address, and whatever failed must not be found at all, or the load
 * would wait for it for good. Scripts that are still on their way run all the same.
 */
export function adoptViewFiles(): void {
  for (const tag of document.querySelectorAll<HTMLElement>('[data-view-file]')) {
    if (tag instanceof HTMLLinkElement && tag.sheet) tag.dataset.href = tag.href;
    else tag.remove();
  }
}
