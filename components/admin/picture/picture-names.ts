const KEY = 'admin-picture-names';

/** So many names are kept; older ones belong to pictures that were saved or given up long ago. */
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

/** Keeps on this device what the file of a stored picture was called, because its path does not tell. */
export function keepPictureName(path: string, name: string) {
  const { [path]: _before, ...others } = storedNames();
  const newest = Object.entries({ ...others, [path]: name }).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch (error) {
    console.error('The name of the picture could not be kept on this device.', error);
  }
}

/** What the file was called on this device; '' where that is not known. */
export function pictureName(path: string): string {
  const name: unknown = storedNames()[path];
  return typeof name === 'string' ? name : '';
}
