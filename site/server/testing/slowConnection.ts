import { type Socket, connect } from 'node:net';

/** A connection that sends what it is given and hears what comes back until it is closed. */
export function rawConnection(
  port: number,
  text: string,
): { socket: Socket; reply: Promise<string> } {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  const reply = new Promise<string>((resolve) => {
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      heard += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
  return { socket, reply };
}
