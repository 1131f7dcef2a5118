/** Adds to jsdom what the elements use of popovers. @returns a function that opens one. */
export function setUpPopovers() {
  const announce = (popover: HTMLElement, newState: 'open' | 'closed') =>
    popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  HTMLElement.prototype.hidePopover = function hidePopover() {
    announce(this, 'closed');
  };
  Element.prototype.checkVisibility = () => true;
  return (popover: HTMLElement) => announce(popover, 'open');
}
