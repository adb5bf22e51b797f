import { ClockProvider } from '@brand/ui/hooks/ClockProvider';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';

type Args = Record<string, unknown>;
type Context = { args: Args; globals: Record<string, string>; parameters: Args; viewMode: 'story' };
type Render = (args: Args, context: Context) => ReactElement;
type Decorator = (Story: ComponentType<{ args?: Args }>, context: Context) => ReactElement;

interface Story {
  args?: Args;
  render?: Render;
  decorators?: Decorator | readonly Decorator[];
}

/** An imported story file: the meta as default export, stories by name. */
export type StoryFile = readonly [file: string, module: Record<string, unknown>];

/** One story, ready to render. */
export interface RenderedStory {
  /** `src/primitives/Button/Button.stories.tsx Default` */
  id: string;
  element: ReactElement;
  /** The same where no provider tells the time of the server. */
  timeless: Pick<RenderedStory, 'id' | 'element'>;
}

/** 15 January 2026, 09:30 in Bangkok, as in Storybook. */
export const RENDERED_AT = Date.UTC(2026, 0, 15, 2, 30);

type Meta = Story & { component?: ComponentType<Args> };

const list = <Item,>(items: Item | readonly Item[] | undefined): readonly Item[] =>
  items === undefined ? [] : ([items].flat() as Item[]);

/** Composes a story as Storybook does: its meta first, decorators from the inside out. */
function elementOf(meta: Meta, story: Story, locale: string): ReactElement {
  const args = { ...meta.args, ...story.args };
  const context: Context = {
    args,
    globals: { locale, theme: 'lotus' },
    parameters: {},
    viewMode: 'story',
  };
  const Component = meta.component;
  const render: Render =
    story.render ?? meta.render ?? ((given) => (Component ? <Component {...given} /> : <></>));
  const Inner: ComponentType<{ args?: Args }> = ({ args: more }) =>
    render({ ...args, ...more }, context);
  const Whole = [...list(story.decorators), ...list(meta.decorators)].reduce(
    (Story, decorate) => () => decorate(Story, context),
    Inner,
  );
  return <Whole />;
}

/** Renders a story as a page. It reports when its effects have run, which never happens on a server. */
export function Standing({ element, onStand }: { element: ReactElement; onStand: () => void }) {
  useEffect(onStand);
  return element;
}

/** Every story of every file, in a language, with the catalogue of the package. */
export function renderedStories(
  files: readonly StoryFile[],
  locale: 'th' | 'en',
  messages: Record<string, string> | Record<string, MessageFormatElement[]>,
): RenderedStory[] {
  return files.flatMap(([file, { default: meta, ...stories }]) =>
    Object.entries(stories)
      .filter(([, story]) => typeof story === 'object' && story !== null)
      .map(([name, story]) => {
        const id = `${file} ${name}`;
        const timeless = (
          <IntlProvider
            locale={locale}
            messages={messages}
            timeZone="Asia/Bangkok"
            onError={(error) => {
              throw error;
            }}
          >
            {elementOf(meta as Meta, story as Story, locale)}
          </IntlProvider>
        );
        const element = <ClockProvider renderedAt={RENDERED_AT}>{timeless}</ClockProvider>;
        return { id, element, timeless: { id: `${id} without a clock`, element: timeless } };
      }),
  );
}
