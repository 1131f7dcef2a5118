let region: HTMLElement | undefined;

/** Adds the page's polite live region if it is missing. The region must exist before its text changes. */
export function prepareAnnouncements() {
  if (region?.isConnected) return;
  region = document.createElement('div');
  region.role = 'status';
  region.className = 'visually-hidden';
  document.body.append(region);
}

/** Announces the text to assistive technology, even if it repeats the last announcement. */
export function announce(text: string) {
  prepareAnnouncements();
  const target = region;
  if (!target) return;
  target.textContent = '';
  requestAnimationFrame(() => {
    target.textContent = text;
  });
}
