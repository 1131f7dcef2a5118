/** The address to open after the next sign-in. Kept in memory, so it does not outlive the tab. */
let address: string | null = null;

export const getReturnAddress = (): string | null => address;

export function setReturnAddress(next: string): void {
  address = next;
}
