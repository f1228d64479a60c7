#include <cstdlib>
#include <utility>
#include <vector>

#include "terminal/maharaja/parts.h"

namespace durbar::maharaja::drawing {

namespace {

constexpr int kColumns = 105;
constexpr int kRows = 34;  // of the whole canvas of the data; its empty rim is cut off
constexpr int kCityWidth = 21;
constexpr int kCityHeight = 5;
constexpr int kStartWidth = 16;
constexpr char kFree = '-';
constexpr char kNeutral = 'n';

constexpr std::string_view kCityLegend =
    "  city: (centre) and six outer palaces by seat, n neutral, - free; houses as seat:number; @ architects";
/// By how many houses a village holds, from one up.
constexpr std::array<std::string_view, 2> kVillageLegends{
    "  13:0 village v13 with a house of seat 0, 13:- free; road o open, . closed: a village has no house",
    "  13:0- village v13 with a house of seat 0 and a free place; road o open, . closed: a village has no "
    "house",
};

/// Houses that a village holds (MJ-3.4, MJ-3.5).
constexpr int capacity_of_villages(const Table& t) {
    return data::kVillageCapacity[static_cast<unsigned>(t.players - data::kMinPlayers)];
}

struct Point {
    int column;
    int row;
};
constexpr Point point_of(data::Spot spot) {
    return {(spot.x * kColumns + data::kCanvasWidth / 2) / data::kCanvasWidth,
            (spot.y * kRows + data::kCanvasHeight / 2) / data::kCanvasHeight};
}

/// A sheet of characters, each with its paint. What falls outside is not drawn.
class Canvas {
public:
    void put(Point at, std::string_view text, std::string_view paint) {
        for (const char glyph : text) {
            if (at.row >= 0 && at.row < kRows && at.column >= 0 && at.column < kColumns) {
                cells_[offset(at)] = {glyph, paint};
            }
            ++at.column;
        }
    }

    /// Precondition: on the sheet.
    bool is_blank(Point at) const { return cells_[offset(at)].glyph == kUntouched; }

    /// Without empty lines above and below.
    std::string text(const Ink& ink) const {
        std::string text;
        std::string blank;
        for (int row = 0; row < kRows; ++row) {
            const std::string drawn = line(row, ink);
            if (drawn.empty()) {
                blank += text.empty() ? "" : "\n";
                continue;
            }
            text += std::exchange(blank, {}) + drawn + "\n";
        }
        return text;
    }

private:
    static constexpr char kUntouched = '\0';
    struct Cell {
        char glyph = kUntouched;
        std::string_view paint;

        bool is_empty() const { return glyph == kUntouched || (glyph == ' ' && paint.empty()); }
    };
    static constexpr std::size_t offset(Point at) {
        return static_cast<std::size_t>(at.row) * kColumns + static_cast<std::size_t>(at.column);
    }

    /// Characters of one paint in one stretch; no blanks at the end.
    std::string line(int row, const Ink& ink) const {
        const Cell* cell = cells_.data() + static_cast<std::ptrdiff_t>(row) * kColumns;
        const Cell* end = cell + kColumns;
        while (end > cell && (end - 1)->is_empty()) --end;
        std::string text;
        while (cell < end) {
            const std::string_view paint = cell->paint;
            std::string stretch;
            for (; cell < end && cell->paint == paint; ++cell) {
                stretch += cell->glyph == kUntouched ? ' ' : cell->glyph;
            }
            text += paint.empty() ? stretch : ink(paint, stretch);
        }
        return text;
    }

    /// On the heap: 86 KB are too much for a small stack.
    std::vector<Cell> cells_ = std::vector<Cell>(std::size_t{kColumns} * kRows);
};

/// Writes from left to right.
struct Pen {
    Canvas& canvas;
    Point at;

    void write(std::string_view text, std::string_view paint = {}) {
        canvas.put(at, text, paint);
        at.column += static_cast<int>(text.size());
    }
};

/// Dots on what is still blank between two points: one a row on a steep line, on a flat one every second
/// column, but at least one where there is room.
void draw_line(Canvas& canvas, Point from, Point to, bool open) {
    const int across = std::abs(to.column - from.column);
    const int down = std::abs(to.row - from.row);
    const bool flat = across > 2 * down;
    const int steps = std::max(flat ? across : down, 1);
    const auto between = [&](int a, int b, int i) { return (a * (steps - i) + b * i + steps / 2) / steps; };
    std::vector<Point> room;
    for (int i = 0; i <= steps; ++i) {
        const Point at{between(from.column, to.column, i), between(from.row, to.row, i)};
        if (canvas.is_blank(at)) room.push_back(at);
    }
    const std::size_t first = flat && room.size() > 2 ? 1 : 0;
    for (std::size_t i = first; i < room.size(); i += flat ? 2 : 1) {
        canvas.put(room[i], open ? "o" : ".", open ? kGold : kSoft);
    }
}

void draw_road(Canvas& canvas, const Table& t, Road road) {
    const bool open = is_open(t, road);
    Point from = point_of(data::kJunctionSpots[data::kRoads[road].from]);
    for (int stop = 0; stop < villages_of(road).count(); ++stop) {
        const Village village = data::kRoadStops[road][static_cast<unsigned>(stop)];
        const Point to = point_of(data::kVillageSpots[village]);
        draw_line(canvas, from, to, open);
        from = to;
    }
    draw_line(canvas, from, point_of(data::kJunctionSpots[data::kRoads[road].to]), open);
}

/// "13:0-": its number, the owners of its houses, and its free places.
void draw_village(Canvas& canvas, const Table& t, Village village) {
    const std::string number = std::string(place_name(village).substr(1)) + ":";
    const int capacity = capacity_of_villages(t);
    Point at = point_of(data::kVillageSpots[village]);
    at.column -= static_cast<int>(number.size() + 1) / 2;
    Pen pen{canvas, at};
    pen.write(number);
    int left = capacity;
    for (int seat = 0; seat < t.players; ++seat) {
        for (int house = houses_at(t, seat, village); house > 0; --house, --left) {
            pen.write(std::to_string(seat), kSeatPaint[static_cast<unsigned>(seat)]);
        }
    }
    for (; left > 0; --left) pen.write(std::string(1, kFree));
    if (capacity == 1) pen.write(" ");  // keeps the road off the number
}

/// An empty box around a point; says where its inside begins.
Point draw_box(Canvas& canvas, Point centre, int width, int height, std::string_view paint) {
    const Point corner{centre.column - width / 2, centre.row - height / 2};
    const auto inside = static_cast<unsigned>(width - 2);
    for (int row = 0; row < height; ++row) {
        const bool rim = row == 0 || row == height - 1;
        Pen pen{canvas, {corner.column, corner.row + row}};
        pen.write(rim ? "+" : "|", paint);
        pen.write(std::string(inside, rim ? '-' : ' '), rim ? paint : "");
        pen.write(rim ? "+" : "|", paint);
    }
    return {corner.column + 1, corner.row + 1};
}

void draw_palaces(Pen pen, const Table& t, City city) {
    for (unsigned site = kCentre; site < kSites; ++site) {
        const Owner owner = t.palaces[city][site];
        pen.write(site == kCentre ? " (" : " ");
        if (owner == kNobody) {
            pen.write(std::string(1, kFree));
        } else if (owner >= t.players) {
            pen.write(std::string(1, kNeutral), kSoft);
        } else {
            pen.write(std::to_string(owner), kSeatPaint[owner]);
        }
        if (site == kCentre) pen.write(")");
    }
}

/// "0:2 1:12": one entry a seat. At most one does not fit; it goes into the line of the architects, who
/// always have room behind it. Says where they begin.
Point draw_houses(Canvas& canvas, Point at, const Table& t, City city) {
    constexpr int kRoom = kCityWidth - 2;
    std::array<std::string, kMaxPlayers> entries;
    int width = 0;
    for (int seat = 0; seat < t.players; ++seat) {
        const int houses = houses_at(t, seat, place_of(city));
        if (houses == 0) continue;
        auto& entry = entries[static_cast<unsigned>(seat)];
        entry = std::to_string(seat) + ":" + std::to_string(houses);
        width += static_cast<int>(entry.size()) + 1;
    }
    Pen pen{canvas, {at.column + (width <= kRoom ? 1 : 0), at.row}};
    for (unsigned seat = 0; seat < kMaxPlayers; ++seat) {
        if (entries[seat].empty()) continue;
        const int end = pen.at.column + static_cast<int>(entries[seat].size());
        if (end > at.column + kRoom) pen.at = {at.column, at.row + 1};
        pen.write(entries[seat], kSeatPaint[seat]);
        ++pen.at.column;
    }
    return pen.at.row > at.row ? pen.at : Point{at.column + 1, at.row + 1};
}

void draw_architects(Pen pen, const Table& t, Junction junction) {
    for (int seat = 0; seat < t.players; ++seat) {
        if (t.architects[static_cast<unsigned>(seat)] != junction) continue;
        pen.write("@" + std::to_string(seat), kSeatPaint[static_cast<unsigned>(seat)]);
        ++pen.at.column;
    }
}

/// At the right end of a row of a city's box.
void draw_mark(Canvas& canvas, Point inside, int row, std::string_view mark, std::string_view paint) {
    const std::string text = " " + std::string(mark) + " ";
    canvas.put({inside.column + kCityWidth - 2 - static_cast<int>(text.size()), row}, text, paint);
}

void draw_city(Canvas& canvas, const Table& t, City city) {
    const auto paint = kCityPaint[city];
    const Point centre = point_of(data::kJunctionSpots[city]);
    const Point inside = draw_box(canvas, centre, kCityWidth, kCityHeight, paint);
    const std::string title =
        " " + std::string(data::kCityLetters[city]) + " " + std::string(junction_title(city)) + " ";
    canvas.put({inside.column, inside.row - 1}, title, paint);
    const int last_row = inside.row + kCityHeight - 2;
    const bool now = is_now(t, city);
    if (now) draw_mark(canvas, inside, inside.row - 1, kNow, kNowPaint);
    if (is_next(t, city)) draw_mark(canvas, inside, now ? last_row : inside.row - 1, kNext, kNextPaint);
    draw_palaces({canvas, inside}, t, city);
    const Point below = draw_houses(canvas, {inside.column, inside.row + 1}, t, city);
    draw_architects({canvas, below}, t, city);
    if (!t.options.extended1) return;
    const auto home = std::find(data::kHomeCity.begin(), data::kHomeCity.end(), city);  // MJ-19.5
    const auto number = home - data::kHomeCity.begin() + 1;
    canvas.put({inside.column, last_row}, " home of " + std::to_string(number) + " ", paint);
}

void draw_start(Canvas& canvas, const Table& t) {
    const Point centre = point_of(data::kJunctionSpots[kStart]);
    const Point inside = draw_box(canvas, centre, kStartWidth, 3, kBold);
    canvas.put({inside.column, inside.row - 1}, " " + std::string(junction_title(kStart)) + " ", kBold);
    draw_architects({canvas, inside}, t, kStart);
}

}  // namespace

std::string map(const Table& t, const Ink& ink) {
    Canvas canvas;
    for (Village village = 0; village < kVillages; ++village) draw_village(canvas, t, village);
    for (City city = 0; city < kCities; ++city) draw_city(canvas, t, city);
    draw_start(canvas, t);
    for (Road road = 0; road < kRoads; ++road) draw_road(canvas, t, road);
    const auto villages = kVillageLegends[static_cast<unsigned>(capacity_of_villages(t) - 1)];
    return canvas.text(ink) + ink(kSoft, kCityLegend) + "\n" + ink(kSoft, villages) + "\n";
}

}  // namespace durbar::maharaja::drawing
