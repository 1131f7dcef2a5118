export type PanelGroup = {
  /** The group's key in the history state. */
  name: string;
  /** Identified by their ids. */
  panels: HTMLElement[];
  /** The id of the panel that is open by default; '' for none. */
  initial: string;
  /** The URL of a panel, or of the page with no panel open. */
  addressOf(key: string): string;
  show(key: string): void;
};

export type PanelAddress = {
  readonly current: string;
  /** Shows a panel and adds one history entry, unless the URL already points to it. */
  open(key: string): void;
};

const withoutSlash = (path: string) => path.replace(/\/$/, '');

const rememberedPanels = (): Record<string, string> => history.state?.panels ?? {};

/** The panel that the URL names: by its id, the id of something inside it, or its own path. */
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
 * Keeps a group's open panel in sync with the URL, so that every state can be linked to and works with Back and
 * Forward. For history entries whose URL does not identify a panel of this group, the history state names the open
 * panel.
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
 * Hides a panel, but lets find-in-page and fragment links reveal it if the browser supports that. The panel's empty box
 * remains, so the panel must also be hidden from assistive technology.
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
