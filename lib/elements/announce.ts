let region: HTMLElement | undefined;

/** The page's one polite live region. It must be in the document before its text changes. */
export function prepareAnnouncements() {
  if (region?.isConnected) return;
  region = document.createElement('div');
  region.role = 'status';
  region.className = 'visually-hidden';
  document.body.append(region);
}

/** Has assistive technology read the text, also when it is the same as the last one. */
export function announce(text: string) {
  prepareAnnouncements();
  const target = region;
  if (!target) return;
  target.textContent = '';
  requestAnimationFrame(() => {
    target.textContent = text;
  });
}
