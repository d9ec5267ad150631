import { chat } from '#web/copy/chat.ts';
import { OwnWardrobeOnly } from '#web/household/own-wardrobe-only.tsx';
import { pageMeta } from '#web/meta.ts';
import { paths } from '#web/paths.ts';
import { useUser } from '#web/session.ts';
import { ChatScreen } from './chat-screen.tsx';

export const meta = () => pageMeta({ ...chat.meta, path: paths.stylists, noindex: true });

export default function ChatPage() {
  const { ward } = useUser();
  return ward === null ? <ChatScreen /> : <OwnWardrobeOnly name={ward.name} />;
}
