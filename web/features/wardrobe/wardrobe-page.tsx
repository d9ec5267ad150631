export default function WardrobePage() {
  return null;
}
