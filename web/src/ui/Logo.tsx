/** Three crates on a quay. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="27" width="28" height="3" rx="1.5" fill="var(--wood-deep)" />
      <rect x="3" y="16" width="11" height="11" rx="2" fill="var(--seat-0)" />
      <rect x="16" y="16" width="11" height="11" rx="2" fill="var(--seat-1)" />
      <rect x="9.5" y="4" width="11" height="11" rx="2" fill="var(--seat-2)" />
    </svg>
  );
}
