type PanelGroup = {
  /** The group's key in the history state. */
  name: string;
  /** The panels, each with an id. */
  panels: HTMLElement[];
  /** The id of the panel that is open by default; '' for none. */
  initial: string;
  /** The URL of the panel whose id is `key`, or of the page with no panel open if `key` is ''. */
  addressOf(key: string): string;
  show(key: string): void;
};

type PanelAddress = {
  readonly current: string;
  /** Shows a panel. Adds a history entry unless the panel is already open or the URL already points to it. */
  open(key: string): void;
};

const withoutSlash = (path: string) => path.replace(/\/$/, '');

const rememberedPanels = (): Record<string, string> => history.state?.panels ?? {};

/** The id of the panel that the URL identifies: by the panel's id, the id of an element in it, or the panel's path. */
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
 * Keeps a group's open panel in sync with the URL and with Back and Forward. The panel in the history state takes
 * precedence over the panel in the URL, because the URL can identify a panel of another group.
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
 * Hides or shows a panel. In browsers that support `until-found`, find-in-page and fragment links can reveal a hidden
 * panel. There, the empty box of a hidden panel remains, so `aria-hidden` hides it from assistive technology.
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
