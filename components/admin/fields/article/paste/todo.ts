/** Keeps the state of tasks in lists of Google Docs, Notion and web pages as a character. */
export function readTasks(body: HTMLElement): void {
  const mark = (item: Element, isDone: boolean) => {
    const place = item.querySelector(':scope > p, :scope > div > p') ?? item;
    place.prepend(isDone ? '☑ ' : '☐ ');
    // Editors strike through tasks that are done. Their text is not deleted.
    for (const styled of isDone ? item.querySelectorAll('[data-style*="line-through"]') : [])
      styled.removeAttribute('data-style');
  };
  for (const item of body.querySelectorAll('li[role="checkbox"]')) {
    item.querySelector('img')?.remove();
    mark(item, item.getAttribute('aria-checked') === 'true');
  }
  for (const box of body.querySelectorAll('li input[type="checkbox"], li .checkbox')) {
    const item = box.closest('li');
    box.remove();
    if (item) mark(item, box.hasAttribute('checked') || box.classList.contains('checkbox-on'));
  }
}
