/**
 * Adds `hidePopover` and `checkVisibility`, which jsdom lacks.
 * @returns a function that dispatches the `toggle` event of a popover that has opened
 */
export function setUpPopovers() {
  const announce = (popover: HTMLElement, newState: 'open' | 'closed') =>
    popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  HTMLElement.prototype.hidePopover = function hidePopover() {
    announce(this, 'closed');
  };
  Element.prototype.checkVisibility = () => true;
  return (popover: HTMLElement) => announce(popover, 'open');
}
