import { memo, useSyncExternalStore } from 'react';
import { say } from './BaselineNotice.tsx';
import { Sign } from './Sign.tsx';

/** A game in the API format. The baseline does not validate it. */
export interface BaselineGame {
  _id: string;
  nameTh: string;
  provider: { name: string };
  img: string;
  color: string;
  hot: boolean;
  new: boolean;
  freespin: boolean;
  game_info: { rtp: number } | null;
  demo?: boolean;
}

const liked = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shown immediately, and sent to the server, which may refuse it. */
function like(game: BaselineGame) {
  const { _id: id, nameTh: name } = game;
  turn(id);
  if (liked.has(id)) say(`เพิ่มในเกมโปรดแล้ว: ${name}`);
  else say(`นำออกจากเกมโปรดแล้ว: ${name}`, () => like(game));
  void tell(id).catch(() => turn(id));
}

function turn(id: string) {
  if (!liked.delete(id)) liked.add(id);
  for (const listener of listeners) listener();
}

async function tell(id: string) {
  const reply = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'addFavourite', variables: { gameID: id } }),
  });
  const { data } = (await reply.json()) as { data?: { addFavourite?: object } };
  if (!data?.addFavourite) throw new Error('Not accepted.');
}

/** One game. A favourite button rerenders only its own card. */
export const BaselineCard = memo(function BaselineCard({
  game,
  eager,
}: {
  game: BaselineGame;
  eager: boolean;
}) {
  const isLiked = useSyncExternalStore(subscribe, () => liked.has(game._id));
  const marks = [game.hot && 'ยอดนิยม', game.new && 'มาใหม่', game.freespin && 'ฟรีสปิน'];
  return (
    <article className="card">
      <a className="title" href={`/game/${game._id}`}>
        {game.nameTh}
      </a>
      <span className="maker">{game.provider.name}</span>
      <a className="info" href={`/game/${game._id}/about`} aria-label={`รายละเอียด ${game.nameTh}`}>
        {game.game_info && `RTP ${game.game_info.rtp}%`}
      </a>
      <div className="art" style={{ backgroundColor: game.color }}>
        <img
          src={game.img}
          alt=""
          width={300}
          height={400}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
        <div className="play">
          <span aria-hidden="true">
            <Sign />
            เล่นเลย
          </span>
          {game.demo && (
            <a className="demo" href={`/game/${game._id}-demo`}>
              ทดลองเล่น
            </a>
          )}
        </div>
      </div>
      <span className="badges">
        {marks
          .filter(Boolean)
          .slice(0, 2)
          .map((mark) => (
            <b key={String(mark)}>{mark}</b>
          ))}
      </span>
      <button
        type="button"
        className="heart"
        aria-pressed={isLiked}
        aria-label={`เกมโปรด: ${game.nameTh}`}
        onClick={() => like(game)}
        data-part="heart"
      >
        <Sign />
      </button>
    </article>
  );
});
