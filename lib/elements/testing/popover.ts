/** Adds to jsdom the parts of the popover API that the elements use. @returns a function that opens a popover. */
export function setUpPopovers() {
  const announce = (popover: HTMLElement, newState: 'open' | 'closed') =>
    popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  HTMLElement.prototype.hidePopover = function hidePopover() {
    announce(this, 'closed');
  };
  Element.prototype.checkVisibility = () => true;
  return (popover: HTMLElement) => announce(popover, 'open');
}
