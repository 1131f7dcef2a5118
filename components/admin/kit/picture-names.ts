const KEY = 'admin-picture-names';

/** The maximum number of stored names. */
const MOST = 50;

type Names = Record<string, string>;

function storedNames(): Names {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof names === 'object' && names !== null ? { ...names } : {};
  } catch {
    return {};
  }
}

/** Stores a picture's file name on this device, because the picture's path does not contain the name. */
export function keepPictureName(path: string, name: string) {
  const { [path]: _before, ...others } = storedNames();
  const newest = Object.entries({ ...others, [path]: name }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch (error) {
    console.error('Could not save the image’s file name on this device.', error);
  }
}

/** Returns the file name stored on this device for a picture's path, or ''. */
export function pictureName(path: string): string {
  const name: unknown = storedNames()[path];
  return typeof name === 'string' ? name : '';
}
