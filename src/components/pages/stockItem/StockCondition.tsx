import { css } from '@emotion/react';
import { calendarDayWords } from '../../../domain/dateWords';
import type { StockImage, StockItem, StockMark, StockQuestion } from '../../../domain/stock/stockItem';
import { largestPicture, pictureSources } from '../../../domain/stock/stockPicture';
import { stockNoun } from '../../../domain/stock/stockTypes';
import { color, media, onScreen, radius, space, text } from '../../../theme/tokens';
import { Part } from './Part';
import { StockEnquiryLink } from './StockActionBar';

/** What a buyer should know of an item’s condition, and what others asked. */
export const StockCondition = ({ item }: { readonly item: StockItem }) => (
  <>
    {item.marks && (
      <Part title="Marks to know about">
        <StockMarks marks={item.marks} />
      </Part>
    )}
    {item.questions && (
      <Part css={onScreen} title="Questions people asked">
        <StockQuestions item={item} questions={item.questions} />
      </Part>
    )}
  </>
);

const StockMarks = ({ marks }: { readonly marks: readonly StockMark[] }) => (
  <ul css={markList}>
    {marks.map(({ where, what, picture }) => (
      <li key={`${where} ${what}`}>
        {picture && <MarkPhoto picture={picture} where={where} />}
        <h3 css={heading}>{where}</h3>
        <p css={words}>{what}</p>
      </li>
    ))}
  </ul>
);

const MarkPhoto = ({ picture, where }: { readonly picture: StockImage; readonly where: string }) => (
  <a css={photoLink} href={largestPicture(picture.url)}>
    <img
      css={photo}
      {...pictureSources(picture.url)}
      alt={picture.alt ?? where}
      sizes="(min-width: 48em) 18rem, 50vw"
      width="720"
      height="480"
      loading="lazy"
    />
  </a>
);

interface QuestionsProps {
  readonly item: StockItem;
  readonly questions: readonly StockQuestion[];
}

/** What others asked about the item and what the dealer answered, with a way to ask something else. */
const StockQuestions = ({ item, questions }: QuestionsProps) => (
  <>
    <dl css={questionList}>
      {questions.map(({ question, answer, answeredOn }) => (
        <div key={question}>
          <dt css={heading}>{question}</dt>
          <dd css={words}>
            {answer} <span css={day}>Answered {calendarDayWords(answeredOn)}</span>
          </dd>
        </div>
      ))}
    </dl>
    {item.status !== 'sold' && (
      <p css={ask}>
        <StockEnquiryLink item={item} kind="enquireNow">
          Ask about this {stockNoun(item, 1)}
        </StockEnquiryLink>
      </p>
    )}
  </>
);

const markList = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  listStyle: 'none',
  [media.narrow]: { gridTemplateColumns: '1fr' },
  [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.print]: { display: 'block', fontSize: text.small, lineHeight: 1.35 },
});
const photoLink = css({ display: 'block', marginBottom: space[2] }, onScreen);
const photo = css({
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius.medium,
});
const heading = css({
  fontSize: text.body,
  fontWeight: 600,
  [media.print]: { display: 'inline', fontSize: 'inherit' },
});
const words = css({
  marginTop: space[1],
  fontSize: text.small,
  maxWidth: '68ch',
  [media.print]: { display: 'inline', marginLeft: '0.5em' },
});
const questionList = css({ display: 'grid', gap: space[4] });
const day = css({ color: color.inkQuiet, whiteSpace: 'nowrap' });
const ask = css({
  marginTop: space[3],
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.5rem' },
});
