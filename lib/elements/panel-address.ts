export type PanelGroup = {
  /** The group's name in the history's state. */
  name: string;
  /** Each is known by its id. */
  panels: HTMLElement[];
  /** What is open where neither the history nor the address says so; empty for none. */
  initial: string;
  /** The address of a panel, or of the page with none open. */
  addressOf(key: string): string;
  show(key: string): void;
};

export type PanelAddress = {
  readonly current: string;
  /** Shows a panel and, unless the address already leads to it, adds one entry to the history. */
  open(key: string): void;
};

const withoutSlash = (path: string) => path.replace(/\/$/, '');

const rememberedPanels = (): Record<string, string> => history.state?.panels ?? {};

/** The panel that the address names: by the id of it or of something in it, or by a path of its own. */
function panelInAddress({ panels, addressOf }: PanelGroup): string | undefined {
  const target = document.getElementById(location.hash.slice(1));
  const byId = panels.find((panel) => panel.contains(target));
  const byPath = panels.find(({ id }) => {
    const { pathname, hash } = new URL(addressOf(id), location.href);
    return !hash && withoutSlash(pathname) === withoutSlash(location.pathname);
  });
  return (byId ?? byPath)?.id;
}

/**
 * Ties the open panel of a group to the page's address, so that every state can be linked to and Back and Forward walk
 * through them. The history's state says what was open in entries whose address is about something else.
 */
export function followAddress(group: PanelGroup, signal: AbortSignal): PanelAddress {
  const { name, panels, initial, addressOf, show } = group;
  let current = initial;

  const display = (key: string) => {
    current = key;
    show(key);
  };
  const remembered = () =>
    rememberedPanels()[name] ?? panelInAddress(group) ?? (location.hash ? current : initial);

  const open = (key: string) => {
    if (key === current) return;
    if (panelInAddress(group) !== key) {
      const panelsNow = rememberedPanels();
      history.replaceState({ panels: { ...panelsNow, [name]: current } }, '');
      history.pushState({ panels: { ...panelsNow, [name]: key } }, '', addressOf(key));
    }
    display(key);
  };

  const follow = () => {
    const key = remembered();
    if (key !== current) display(key);
  };

  addEventListener('popstate', follow, { signal });
  for (const panel of panels) panel.addEventListener('beforematch', () => open(panel.id), { signal });
  display(remembered());
  return {
    get current() {
      return current;
    },
    open,
  };
}

/**
 * Hides a panel; find-in-page and links to what is inside still reach it where the browser can do that. Its box is
 * empty then, but it is there: assistive technology must not meet it.
 */
export function setPanelHidden(panel: HTMLElement, hidden: boolean) {
  if (hidden) {
    panel.setAttribute('hidden', 'until-found');
    panel.ariaHidden = 'true';
  } else {
    panel.removeAttribute('hidden');
    panel.ariaHidden = null;
  }
}
