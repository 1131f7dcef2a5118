import { isComposing } from '@/lib/elements/composing';

type Suggestion = { title: string; href: string; group: string; language?: string };

export type SuggestTools = { announce(text: string): void; signal: AbortSignal };

/** The pause in typing, in milliseconds, before matches are requested. */
const PAUSE_MS = 120;

const SHORTEST = 2;

function optionOf({ title, group, language }: Suggestion, id: string): HTMLLIElement {
  const option = document.createElement('li');
  option.role = 'option';
  option.id = id;
  option.ariaSelected = 'false';
  const name = document.createElement('span');
  name.textContent = title;
  name.dir = 'auto';
  if (language) name.lang = language;
  const kind = document.createElement('small');
  kind.textContent = group;
  option.append(name, kind);
  return option;
}

/**
 * Suggests pages as the visitor types: a combobox with a list (WAI-ARIA APG, Editable Combobox With List Autocomplete).
 * Enter without a selection submits the form, as it does without a script.
 */
export function suggestMatches(
  element: HTMLElement,
  input: HTMLInputElement,
  { announce, signal }: SuggestTools,
) {
  const list = document.createElement('ul');
  list.role = 'listbox';
  list.id = `${input.id}-suggestions`;
  list.ariaLabel = element.dataset.label ?? '';
  list.hidden = true;
  input.form?.after(list);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);

  let found: Suggestion[] = [];
  let chosen = -1;
  let asked = new AbortController();
  let timer = 0;

  const choose = (index: number) => {
    chosen = index;
    [...list.children].forEach((option, place) => {
      option.ariaSelected = String(place === index);
    });
    const option = list.children[index];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };

  const show = (suggestions: Suggestion[]) => {
    found = suggestions;
    list.replaceChildren(...found.map((item, index) => optionOf(item, `${list.id}-${index}`)));
    list.hidden = found.length === 0;
    input.ariaExpanded = String(!list.hidden);
    choose(-1);
  };

  const close = () => {
    clearTimeout(timer);
    asked.abort();
    show([]);
  };

  const open = (suggestion: Suggestion | undefined) => {
    if (!suggestion) return;
    close();
    location.href = suggestion.href;
  };

  const request = async () => {
    const query = input.value.trim();
    if (query.length < SHORTEST) return show([]);
    asked.abort();
    asked = new AbortController();
    try {
      const address = new URL(`?suggest=1&q=${encodeURIComponent(query)}`, input.form?.action);
      const response = await fetch(address, { signal: asked.signal });
      if (!response.ok) return show([]);
      show(await response.json());
      const { none = '', other = '' } = element.dataset;
      const { length } = found;
      const category = new Intl.PluralRules(document.documentElement.lang).select(length);
      announce(length === 0 ? none : (element.dataset[category] ?? other).replace('{count}', String(length)));
    } catch {
      if (!asked.signal.aborted) show([]);
    }
  };

  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const { length } = found;
    if (event.key === 'Escape' && length > 0) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      open(found[chosen]);
    } else if (length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // The arrow keys also pass through a position without a selection, in which Enter submits the form.
      choose(((chosen + 1 + step + length + 1) % (length + 1)) - 1);
    }
  };

  input.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(request, PAUSE_MS);
    },
    { signal },
  );
  input.addEventListener('keydown', press, { signal });
  input.addEventListener('blur', close, { signal });
  // Keeps focus in the field, because losing it would close the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal });
  list.addEventListener(
    'click',
    ({ target }) => {
      const option = target instanceof Element ? target.closest('[role=option]') : null;
      open(found[option ? [...list.children].indexOf(option) : -1]);
    },
    { signal },
  );
  // The visitor might have typed before this module loaded.
  if (input.value !== input.defaultValue) void request();
}
