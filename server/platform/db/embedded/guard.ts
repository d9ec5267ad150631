import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Home } from './home-folder.ts';
import { usersFolder } from './users.ts';

/**
 * A word on the pipe means an orderly stop. Its end without one means that the process died: after a pause
 * for a successor, an unused server is stopped.
 */
const script = `
read -r word && exit 0
sleep 2
rm -f "$3"
for note in "$2"/*; do
  pid=\${note##*/}; pid=\${pid%%-*}
  kill -0 "$pid" 2>/dev/null && exit 0
done
read -r pid < "$1/postmaster.pid" || exit 0
works() {
  if [ -d /proc/self ]; then
    [ "$(readlink "/proc/$pid/cwd")" = "$1" ]
  else
    ps -ww -o command= -p "$pid" | grep -qF "$1"
  fi
}
works "$1" || exit 0
kill -INT "$pid"
for second in 1 2 3 4 5 6 7 8 9 10; do
  sleep 1
  works "$1" || exit 0
done
kill -QUIT "$pid"
`;

/** Stops the server when its users are killed. Returns a function that dismisses the guard. */
export function startGuard(home: Home, note: string): () => void {
  const guard = spawn(
    '/bin/sh',
    ['-c', script, 'vestidor-database-guard', home.dataFolder, usersFolder(home.folder), note],
    { cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  guard.unref();
  (guard.stdin as Socket).unref();
  return () => guard.stdin.end('done\n');
}
