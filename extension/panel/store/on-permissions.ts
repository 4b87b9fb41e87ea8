/** Reads now, and again whenever a permission is given or taken. Returns what ends that. */
export function onPermissions(read: () => void): () => void {
  read();
  chrome.permissions.onAdded.addListener(read);
  chrome.permissions.onRemoved.addListener(read);
  return () => {
    chrome.permissions.onAdded.removeListener(read);
    chrome.permissions.onRemoved.removeListener(read);
  };
}
